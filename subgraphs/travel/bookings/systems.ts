/** The system of Duffel in the records of an order: its stays can be cancelled by its API. */
export const DUFFEL_SYSTEM = 'DUFFEL'
