import { clubs } from '#texts/fr/screens/clubs.ts'
import { invitations } from '#texts/fr/screens/invitations.ts'
import { members } from '#texts/fr/screens/members.ts'
import { notes } from '#texts/fr/screens/notes.ts'
import { privacy } from '#texts/fr/screens/privacy.ts'
import { profiles } from '#texts/fr/screens/profiles.ts'
import { ratioStatus } from '#texts/fr/screens/ratio-status.ts'
import { squads } from '#texts/fr/screens/squads.ts'

export const texts = { clubs, invitations, members, notes, privacy, profiles, ratioStatus, squads }
