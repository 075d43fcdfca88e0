import { clubs } from '#texts/de/screens/clubs.ts'
import { invitations } from '#texts/de/screens/invitations.ts'
import { members } from '#texts/de/screens/members.ts'
import { notes } from '#texts/de/screens/notes.ts'
import { privacy } from '#texts/de/screens/privacy.ts'
import { profiles } from '#texts/de/screens/profiles.ts'
import { ratioStatus } from '#texts/de/screens/ratio-status.ts'
import { squads } from '#texts/de/screens/squads.ts'

export const texts = { clubs, invitations, members, notes, privacy, profiles, ratioStatus, squads }
