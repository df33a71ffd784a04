/** A place on the earth in degrees: east and north are positive. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** A place as geometry libraries and GeoJSON write it: longitude first. */
export function coordinates({ latitude, longitude }: Place): [longitude: number, latitude: number] {
  return [longitude, latitude]
}
