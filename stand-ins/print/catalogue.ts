/** The stand-in's only shop. */
export const STAND_IN_SHOP = 'stand-in'
/** The products that we sell, in the stand-in's catalogue. */
export const STAND_IN_CATALOGUE = {
  SHIRT: { blueprint: 1, printer: 1 },
  MUG: { blueprint: 2, printer: 1 },
} as const

const SIZES = ['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL']
const COLORS = ['Black', 'White']

const SHIRTS = COLORS.flatMap((color, row) =>
  SIZES.map((size, column) => ({
    id: 101 + row * SIZES.length + column,
    title: `${color} / ${size}`,
    options: { color, size },
    placeholders: [{ position: 'front', width: 4500, height: 5400 }],
  })),
)
const MUGS = [
  {
    id: 201,
    title: '11oz',
    options: { size: '11oz' },
    placeholders: [{ position: 'front', width: 2700, height: 1050 }],
  },
]

/** The variants of a product; undefined for an unknown number. */
export function standInVariants(blueprint: number) {
  if (blueprint === STAND_IN_CATALOGUE.SHIRT.blueprint) return SHIRTS
  return blueprint === STAND_IN_CATALOGUE.MUG.blueprint ? MUGS : undefined
}
