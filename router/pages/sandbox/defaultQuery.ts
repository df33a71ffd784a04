/** What the editor shows at the first visit: a priced field, and how to see its price before paying it. */
export const DEFAULT_QUERY = `# One graph over many services.
# You pay for what you ask, once per request.
#
#   $           What would it cost? Line by line,
#               free of charge; nothing is run.
#               Your own client asks the same with
#               "extensions": { "bill": true }
#
#   Ctrl-Enter  Runs the query. A priced one is
#               answered with 402 and its offers
#               until a header carries a payment.
#
# Ask several services at once if you like:
# it is still one bill and one payment.

query FindAName {
  domainSearch(name: "example") {
    name
    availableDomains
  }
}
`
