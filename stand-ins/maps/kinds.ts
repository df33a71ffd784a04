/** Opening-hours pattern of a kind of place. */
export type HoursStyle = 'OFFICE' | 'SHOP' | 'MEALS' | 'EARLY' | 'LATE' | 'ALWAYS' | 'DAYLIGHT' | 'CLINIC'

/** A kind of place that a city has many of. */
export interface Kind {
  /** The primary type. */
  readonly type: string
  /** All types, the primary one first. */
  readonly types: readonly string[]
  /** Endings of names. */
  readonly endings: readonly string[]
  /** Price levels that occur, 0 (free) to 4; empty for a kind without prices. */
  readonly levels: readonly number[]
  readonly hours: HoursStyle
  /** Search words beside its types. */
  readonly words: readonly string[]
  /** Relative frequency. */
  readonly weight: number
  /** Its services; all others are unknown. */
  readonly serves: ReadonlySet<string>
}

const FOOD = 'restaurant,food,point_of_interest,establishment'
const SHOP = 'store,point_of_interest,establishment'
const PLACE = 'point_of_interest,establishment'
const MEAL = 'dineIn,takeout,reservable,servesLunch,servesDinner,servesBeer,servesWine'

/** Type | other types | name endings | price levels | hours | words | weight | what it serves. */
const TABLE = `
italian_restaurant|${FOOD}|Trattoria,Osteria,Pasta Bar|234|MEALS|pasta,italian,wine|6|${MEAL},servesDessert,servesVegetarianFood
pizza_restaurant|${FOOD}|Pizza,Pizzeria,Slice Shop|12|MEALS|pizza,slice,italian|6|dineIn,takeout,delivery,servesLunch,servesDinner,servesBeer,servesVegetarianFood
ramen_restaurant|japanese_restaurant,${FOOD}|Ramen,Noodle Bar|12|MEALS|ramen,noodles,japanese|4|dineIn,takeout,servesLunch,servesDinner,servesBeer
sushi_restaurant|japanese_restaurant,${FOOD}|Sushi,Omakase|234|MEALS|sushi,japanese,fish|4|${MEAL}
mexican_restaurant|${FOOD}|Taqueria,Cantina,Tacos|12|MEALS|tacos,mexican,burritos|6|dineIn,takeout,delivery,servesLunch,servesDinner,servesBeer,servesCocktails
thai_restaurant|${FOOD}|Thai Kitchen,Thai|12|MEALS|thai,curry,noodles|4|dineIn,takeout,delivery,servesLunch,servesDinner,servesVegetarianFood
indian_restaurant|${FOOD}|Curry House,Tandoor|12|MEALS|indian,curry,tandoori|4|dineIn,takeout,delivery,servesLunch,servesDinner,servesVegetarianFood
vegan_restaurant|vegetarian_restaurant,${FOOD}|Greens,Plant Kitchen|23|MEALS|vegan,vegetarian,plant based|3|dineIn,takeout,servesLunch,servesDinner,servesVegetarianFood
steak_house|${FOOD}|Steakhouse,Chophouse|34|MEALS|steak,beef,grill|3|${MEAL},servesCocktails,servesDessert
seafood_restaurant|${FOOD}|Oyster House,Fish Market|34|MEALS|seafood,oysters,fish|3|${MEAL},servesCocktails
breakfast_restaurant|${FOOD}|Diner,Breakfast Room|12|EARLY|breakfast,brunch,pancakes,diner|4|dineIn,takeout,servesBreakfast,servesBrunch,servesCoffee
coffee_shop|cafe,food,${SHOP}|Coffee,Roasters,Espresso|12|EARLY|coffee,espresso,cafe|9|dineIn,takeout,servesBreakfast,servesCoffee,servesDessert
bakery|food,${SHOP}|Bakery,Bread|12|EARLY|bread,pastries,cake|5|takeout,servesBreakfast,servesCoffee,servesDessert
ice_cream_shop|dessert_shop,food,${SHOP}|Creamery,Gelato|1|SHOP|ice cream,gelato,dessert|3|takeout,servesDessert
bar|${PLACE}|Bar,Taproom,Lounge|23|LATE|drinks,cocktails,beer,nightlife|6|dineIn,servesBeer,servesWine,servesCocktails
pub|bar,${PLACE}|Arms,Tavern,Alehouse|12|LATE|pub,beer,drinks|3|dineIn,servesBeer,servesLunch,servesDinner
book_store|${SHOP}|Books,Bookshop|2|SHOP|books,reading|3|
clothing_store|${SHOP}|Clothing,Threads,Outfit|23|SHOP|clothes,fashion,apparel|4|
grocery_store|food,${SHOP}|Grocers,Market|12|SHOP|groceries,food,vegetables|5|delivery
hardware_store|home_goods_store,${SHOP}|Hardware,Tools|2|SHOP|tools,paint,hardware|3|delivery
bicycle_store|sporting_goods_store,${SHOP}|Cycles,Bike Works|2|SHOP|bikes,bicycle repair|3|
florist|${SHOP}|Flowers,Blooms|2|SHOP|flowers,bouquets|3|delivery
pharmacy|drugstore,health,${SHOP}|Pharmacy,Apothecary|12|SHOP|medicine,prescriptions,drugstore|4|delivery
museum|tourist_attraction,${PLACE}|Museum,House Museum|012|SHOP|art,history,exhibitions|3|
art_gallery|tourist_attraction,${PLACE}|Gallery|0|SHOP|art,exhibitions,paintings|2|
park|tourist_attraction,${PLACE}|Park,Gardens,Commons|0|DAYLIGHT|green,walk,playground,picnic|4|
library|${PLACE}|Library,Branch Library|0|OFFICE|books,reading,study|2|
gym|health,sports_activity_location,${PLACE}|Gym,Fitness Club,Barbell|2|EARLY|fitness,workout,weights|4|
hotel|lodging,${PLACE}|Hotel,Inn,House|234|ALWAYS|rooms,stay,lodging|5|servesBreakfast
movie_theater|${PLACE}|Cinema,Picture House|2|LATE|movies,films,cinema|2|
hair_salon|beauty_salon,${PLACE}|Hair,Barbers,Salon|2|SHOP|haircut,barber,stylist|5|
dentist|health,doctor,${PLACE}|Dental,Dental Care||CLINIC|teeth,dental,dentist|4|
veterinary_care|${PLACE}|Animal Hospital,Vets||CLINIC|vet,pets,animals|2|
gas_station|${SHOP}|Fuel,Service Station|2|ALWAYS|fuel,petrol,gas|3|
parking|${PLACE}|Garage,Parking|2|ALWAYS|parking,garage|2|
`

/** All kinds. */
export const KINDS: readonly Kind[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [type = '', others = '', endings = '', levels = '', hours = '', words = '', weight, serves = ''] =
      line.split('|')
    return {
      type,
      types: [type, ...others.split(',')],
      endings: endings.split(','),
      levels: [...levels].map(Number),
      hours: hours as HoursStyle,
      words: words.split(','),
      weight: Number(weight),
      serves: new Set(serves.split(',').filter(Boolean)),
    }
  })

/** Kind of a company's premises, by the map type of its branch. */
export function premisesOf(types: readonly string[]): Kind {
  const [type = 'corporate_office'] = types
  const kind = KINDS.find((one) => one.type === type)
  const all = [...new Set([...types, 'point_of_interest', 'establishment'])]
  const hours: Readonly<Record<string, HoursStyle>> = {
    restaurant: 'MEALS',
    store: 'SHOP',
    lodging: 'ALWAYS',
    gym: 'EARLY',
    doctor: 'CLINIC',
    car_dealer: 'SHOP',
    event_venue: 'LATE',
  }
  const isTable = type === 'restaurant'
  return {
    type,
    types: kind?.types ?? all,
    endings: [],
    levels: isTable ? [2, 3] : type === 'lodging' ? [3] : [],
    hours: hours[type] ?? 'OFFICE',
    words: [],
    weight: 0,
    serves: new Set(isTable ? MEAL.split(',') : []),
  }
}
