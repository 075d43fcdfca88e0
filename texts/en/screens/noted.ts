import { morningFields } from '../morning-fields.ts'

/** What is red or amber this morning, on the home page of a coach. */
export const noted = {
  fields: morningFields,
  word: 'need a word',
  watch: 'to watch',
  missing: 'not entered',
}
