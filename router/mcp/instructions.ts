/** How a model uses the tools; clients show it to the model. */
export const INSTRUCTIONS = `Tollgraph: paid endpoints of ten services, and a GraphQL operation over all of them with one payment.
1. search finds endpoints by what they do. 2. describe shows one endpoint's arguments, price and example. 3. price is the bill of a call, free. 4. call runs an endpoint, graphql runs an operation.
A paid call without a payment is answered with an error that has the required payment (x402), and nothing is run. Only what succeeds is charged. Repeat a call that broke off with the same payment, never with a new one.
payments and jobs are the calling wallet's own; receipt takes the id of a payment. A job is paid work that goes on after the call: ask jobs until its status is COMPLETE or FAILED.`
