/** The four times of a flight, in milliseconds since 1970: off the gate, take-off, landing, at the gate. */
export interface Moments<Moment> {
  readonly out: Moment
  readonly off: Moment
  readonly on: Moment
  readonly in: Moment
}
