/** The four moments of a flight, in milliseconds since 1970: off the gate, off the ground, on the ground, at the gate. */
export interface Moments<Moment> {
  readonly out: Moment
  readonly off: Moment
  readonly on: Moment
  readonly in: Moment
}
