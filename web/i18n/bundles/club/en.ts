import { clubs } from '../../en/clubs.ts'
import { invitations } from '../../en/invitations.ts'
import { members } from '../../en/members.ts'
import { notes } from '../../en/notes.ts'
import { privacy } from '../../en/privacy.ts'
import { profiles } from '../../en/profiles.ts'
import { squads } from '../../en/squads.ts'

export const texts = { clubs, invitations, members, notes, privacy, profiles, squads }
