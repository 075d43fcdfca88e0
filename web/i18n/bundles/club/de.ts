import { clubs } from '../../de/clubs.ts'
import { invitations } from '../../de/invitations.ts'
import { members } from '../../de/members.ts'
import { notes } from '../../de/notes.ts'
import { privacy } from '../../de/privacy.ts'
import { profiles } from '../../de/profiles.ts'
import { squads } from '../../de/squads.ts'

export const texts = { clubs, invitations, members, notes, privacy, profiles, squads }
