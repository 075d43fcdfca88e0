import { endpoint } from '../endpoint.ts'
import {
  data,
  Done,
  Id,
  IdParams,
  Instant,
  list,
  paged,
  Prose,
  Strict,
  T,
  Text,
  type Static,
} from '../schema.ts'

const access = { level: 'user' } as const

export const Note = T.Object({
  id: Id,
  text: T.String(),
  created_at: T.String(),
  updated_at: T.String(),
})
export type Note = Static<typeof Note>

const NoteText = Prose(10_000)

export const notes = endpoint({
  method: 'GET',
  path: 'notes',
  access,
  summary: 'One’s own notes, newest first; nobody else reads them',
  query: T.Object({
    query: T.Optional(Text(200)),
    ...paged(200),
  }),
  reply: list(Note),
})

/** `created_at` lets a note that was just deleted come back as it was. */
export const addNote = endpoint({
  method: 'POST',
  path: 'notes',
  access,
  summary: 'Write a note for oneself',
  body: Strict({ text: NoteText, created_at: T.Optional(Instant) }),
  reply: data(Note),
  status: 201,
})

export const updateNote = endpoint({
  method: 'PATCH',
  path: 'notes/{id}',
  access,
  summary: 'Change one’s own note',
  params: IdParams,
  body: Strict({ text: NoteText }),
  reply: data(Note),
})

export const deleteNote = endpoint({
  method: 'DELETE',
  path: 'notes/{id}',
  access,
  summary: 'Delete one’s own note, at once and for good',
  params: IdParams,
  reply: Done,
})
