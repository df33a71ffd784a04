/** A theme of activities; each city gets an activity of it with its own place and price. */
export interface Theme {
  /** `{city}` is replaced by the city's name. */
  readonly name: string
  readonly summary: string
  readonly description: string
  /** Euros per adult. */
  readonly price: number
  readonly minutes: number
}

const TABLE = `
{city} old town walking tour|See the oldest streets of {city} with a local guide.|A small group walks from the market square through the lanes of the old town, with stops at courtyards that most visitors miss.|22|120
{city} by bicycle|Ride through {city} on quiet roads.|Bicycles and helmets are included. The ride is flat and ends at a cafe by the water.|34|180
Street food tasting in {city}|Eat what people in {city} eat at lunch.|Eight tastings at stalls and small kitchens, with the stories of the people who cook. Vegetarians are welcome.|58|180
{city} museum pass for two days|Enter the large museums of {city} without queueing.|The pass opens the permanent collections of eleven museums for 48 hours from the first visit.|49|120
Sunset cruise in {city}|See the skyline of {city} from the water.|A boat with open decks leaves an hour before sunset. A drink is included.|41|90
Cooking class in {city}|Cook three local dishes and eat them.|Begins with a walk over the market. At most ten people cook together, and take the recipes home.|86|240
{city} viewpoint ticket|Go up to the highest terrace of {city}.|Timed entry; the lift takes less than a minute. On clear days the view reaches sixty kilometres.|24|60
Day trip to the hills around {city}|Leave {city} for a day of villages and views.|By coach with a guide: three villages, a lunch stop and a short walk. Pick-up at central hotels.|97|540
{city} after dark|A walk through the lit streets of {city}.|The guide tells of crimes, ghosts and inventions. Not for children under ten.|26|100
Private photo tour of {city}|Learn to photograph {city} with a professional.|A route by light and season, for phones and cameras alike. Includes an edited picture.|140|150
Kayaking near {city}|Paddle calm water within half an hour of {city}.|Two hours on the water in double kayaks. Dry bags and changing rooms are provided.|55|210
Wine and cheese cellar in {city}|Five wines of the region with cheese.|A cellar from the nineteenth century, a sommelier, and room for questions.|62|120
Architecture walk in {city}|How {city} was built, and by whom.|Four centuries of houses in three hours, with an architect as the guide.|38|180
Airport welcome and {city} orientation|Be met at the airport and shown around.|A host meets you at arrivals, brings you to your hotel and walks the neighbourhood with you.|120|150
Workshop with a craftsman of {city}|Make a small piece of pottery and keep it.|Two hours at the wheel in a working studio; the piece is fired and sent to your hotel.|69|150
{city} for families|Games and stories through {city} for children.|Children lead the way with a map of riddles. Pushchairs can follow.|29|120
`

export const THEMES: readonly Theme[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', summary = '', description = '', price, minutes] = line.split('|')
    return { name, summary, description, price: Number(price), minutes: Number(minutes) }
  })
