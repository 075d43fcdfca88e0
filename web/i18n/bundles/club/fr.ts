import { clubs } from '../../fr/clubs.ts'
import { invitations } from '../../fr/invitations.ts'
import { members } from '../../fr/members.ts'
import { notes } from '../../fr/notes.ts'
import { privacy } from '../../fr/privacy.ts'
import { profiles } from '../../fr/profiles.ts'
import { squads } from '../../fr/squads.ts'

export const texts = { clubs, invitations, members, notes, privacy, profiles, squads }
