import type { noted as en } from '../../en/screens/noted.ts'
import type { Translation } from '../../translation.ts'
import { morningFields } from '../morning-fields.ts'

/** What is red or amber this morning, on the home page of a coach. */
export const noted = {
  fields: morningFields,
  word: '人需要关心',
  watch: '人需要留意',
  missing: '人未填写',
} satisfies Translation<typeof en>
