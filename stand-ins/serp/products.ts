/** A kind of product. */
export interface Product {
  readonly name: string
  /** Price of the cheapest in US dollars. */
  readonly from: number
  /** Price of the best in US dollars. */
  readonly to: number
}

const TABLE = `
wireless headphones|35|380
noise cancelling earbuds|40|290
bluetooth speaker|25|300
running shoes|60|190
trail running shoes|70|180
hiking boots|80|260
rain jacket|50|320
wool sweater|40|210
leather wallet|25|140
travel backpack|55|290
carry on suitcase|70|420
sunglasses|20|230
wrist watch|45|600
smart watch|90|480
fitness tracker|35|170
yoga mat|18|110
dumbbell set|40|340
road bicycle|450|3200
electric bicycle|900|4200
bicycle helmet|30|180
camping tent|80|650
sleeping bag|45|380
water bottle|12|48
espresso machine|120|1400
coffee grinder|40|420
electric kettle|25|150
drip coffee maker|30|260
chef knife|30|240
cast iron skillet|22|190
stand mixer|150|620
air fryer|55|260
blender|35|420
robot vacuum|160|900
cordless vacuum|110|680
air purifier|70|520
desk lamp|22|180
standing desk|220|1100
office chair|110|1300
mattress|260|2100
down comforter|80|460
bath towel set|25|120
laptop|420|2600
tablet|160|1200
gaming monitor|140|1100
mechanical keyboard|50|240
wireless mouse|18|120
webcam|30|200
external ssd|55|340
wifi router|50|420
phone case|12|60
phone charger|12|70
digital camera|280|2800
camera tripod|30|320
drone|120|1600
board game|18|90
jigsaw puzzle|12|45
acoustic guitar|120|1500
digital piano|250|2400
garden hose|22|90
lawn mower|190|1200
cordless drill|50|280
tool set|40|420
dog bed|25|160
cat tree|40|220
baby stroller|110|1100
car seat|80|480
electric toothbrush|25|240
hair dryer|25|400
electric shaver|35|330
skin cream|9|85
protein powder|22|75
green tea|6|40
dark chocolate|4|28
olive oil|9|60
coffee beans|10|42
`

/** All of them. */
export const PRODUCTS: readonly Product[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', from, to] = line.split('|')
    return { name, from: Number(from), to: Number(to) }
  })

/** Names of product lines. */
export const LINES = ['Basic', 'Classic', 'Plus', 'Pro', 'Studio', 'Max', 'Lite', 'Trail', 'Home', 'Signature'] as const
