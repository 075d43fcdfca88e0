import type { noted as en } from '../../en/screens/noted.ts'
import type { Translation } from '../../translation.ts'
import { morningFields } from '../morning-fields.ts'

/** What is red or amber this morning, on the home page of a coach. */
export const noted = {
  fields: morningFields,
  word: 'ansprechen',
  watch: 'beobachten',
  missing: 'ohne Eintrag',
} satisfies Translation<typeof en>
