import { morningFields, morningLevels } from '../morning-fields.ts'

/** What is red or amber this morning, on the home page of a coach. */
export const noted = {
  fields: morningFields,
  levels: morningLevels,
  count: '{{entered}} of {{asked}} have entered',
  nobodyAsked: 'Nobody whom you see is asked for their morning.',
  fine: 'Nothing red or amber so far.',
  none: 'No entries so far.',
  others_one: 'and {{count}} more athlete',
  others_other: 'and {{count}} more athletes',
  values_one: 'and {{count}} more value',
  values_other: 'and {{count}} more values',
}
