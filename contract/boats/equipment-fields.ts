import { ITEM_BOUNDS } from '#domain/constants/bounds.ts'
import { Amount, Name, nullable, Strict, T, Text, WordOf, type Static } from '../schema.ts'

/** A field of a category's own, such as "Colour"; `key` names it in an item's `values`. */
const OwnField = Strict({
  key: T.String({ pattern: '^[a-z][a-z0-9_]{0,39}$' }),
  label: Name(60),
  type: WordOf('text', 'number', 'date'),
})
export const OwnFields = T.Array(OwnField, { maxItems: 20 })

export const Bounded = (field: keyof typeof ITEM_BOUNDS) =>
  Amount(ITEM_BOUNDS[field].min, ITEM_BOUNDS[field].max)
export const Whole = (field: keyof typeof ITEM_BOUNDS) =>
  T.Integer({ minimum: ITEM_BOUNDS[field].min, maximum: ITEM_BOUNDS[field].max })

/**
 * Metres, degrees. Span or spread, inboard and length of the oar, height of the gate over the seat.
 */
export const Rigging = Strict({
  span: T.Optional(nullable(Bounded('span'))),
  inboard: T.Optional(nullable(Bounded('inboard'))),
  oar_length: T.Optional(nullable(Bounded('oar_length'))),
  height: T.Optional(nullable(Bounded('height'))),
  pitch: T.Optional(nullable(Bounded('pitch'))),
  /**
   * Sides of the seats from bow to stroke, p port and s starboard, for rigs that do not alternate.
   */
  sides: T.Optional(nullable(T.String({ pattern: '^[ps]{1,8}$' }))),
})
export type Rigging = Static<typeof Rigging>

/** What a row of a spreadsheet says, as typed there. */
const ROW_TEXTS = {
  name: Text(200),
  manufacturer: T.Optional(Text(200)),
  model: T.Optional(Text(200)),
  year: T.Optional(Text(20)),
  serial: T.Optional(Text(200)),
  boat_type: T.Optional(Text(20)),
  crew_weight_min: T.Optional(Text(20)),
  crew_weight_max: T.Optional(Text(20)),
  location: T.Optional(Text(200)),
}
export const ImportRow = Strict({
  line: T.Integer({ minimum: 1, maximum: 1_000_000 }),
  category: Text(80),
  ...ROW_TEXTS,
})
