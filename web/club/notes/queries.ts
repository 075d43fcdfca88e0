import { notes } from '#contract/club/notes.ts'
import { query } from '../../api/api.ts'

/** One's own notes, newest first; with a search those in which every word occurs. */
export const notesQuery = (search: string) =>
  query(notes, { query: { limit: 200, ...(search.trim() !== '' && { query: search.trim() }) } })
