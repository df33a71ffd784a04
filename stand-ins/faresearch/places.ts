import { airportByIata, airportsOfCity } from '../worlds/travel/airports.ts'

/** Cities that the company also knows by its own ids. */
const CITY_OF_ID: Readonly<Record<string, string>> = {
  '/m/02_286': 'NYC',
  '/m/04jpl': 'LON',
  '/m/05qtj': 'PAR',
  '/m/07dfk': 'TYO',
  '/m/030qb3t': 'LAX',
  '/m/01_d4': 'CHI',
  '/m/0d6lp': 'SFO',
  '/m/06c62': 'ROM',
  '/m/0947l': 'MIL',
  '/m/0156q': 'BER',
}

/** IATA codes of the airports of a list of codes and ids; empty for unknown ones. */
export function placesOf(text: string): string[] {
  return text.split(',').flatMap((place) => {
    const city = CITY_OF_ID[place]
    if (city) return airportsOfCity(city).map(({ iata }) => iata)
    return airportByIata(place) ? [place] : []
  })
}
