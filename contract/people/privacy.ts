import { ROLE } from '#domain/constants/roles.ts'
import { endpoint } from '../endpoint.ts'
import { data, Id, Ids, nullable, Strict, T, WordOf, type Static } from '../schema.ts'

const access = { level: 'member', role: [ROLE.athlete], individual: 'refused' } as const

const Mode = WordOf('all-coaches', 'specific-coaches', 'all-coaches-except', 'only-me')

const PrivacySettings = T.Object({
  mode: Mode,
  /** Those the mode names: who sees, or who does not. */
  coach_ids: T.Array(Id),
  /** Everybody whose rights in the club reach athletes, and whether they see the person now. */
  coaches: T.Array(
    T.Object({
      id: Id,
      full_name: T.String(),
      picture: nullable(T.String()),
      sees_me: T.Boolean(),
    }),
  ),
})
export type PrivacySettings = Static<typeof PrivacySettings>

export const privacySettings = endpoint({
  method: 'GET',
  path: 'privacy-settings',
  access,
  notWhileImpersonating: true,
  summary: 'Who sees one’s profile, health, files and reports in this club',
  reply: data(PrivacySettings),
})

export const savePrivacySettings = endpoint({
  method: 'POST',
  path: 'privacy-settings',
  access,
  notWhileImpersonating: true,
  summary: 'Choose who sees one’s profile, health, files and reports in this club',
  body: Strict({ mode: Mode, coach_ids: T.Optional(Ids) }),
  reply: data(PrivacySettings),
})
