/** A point on the earth in degrees: east and north are positive. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** A point in GeoJSON order: longitude first. */
export function coordinates({ latitude, longitude }: Place): [longitude: number, latitude: number] {
  return [longitude, latitude]
}
