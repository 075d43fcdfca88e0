import type { Profile } from '#contract/profiles.ts'
import { ProfileFrame } from '../profiles/ProfileFrame.tsx'
import { Notes } from './Notes.tsx'

const isOwn = (profile: Profile) => profile.is_self

/** What a person writes down for themselves. */
export function NotesPage() {
  return <ProfileFrame opens={isOwn}>{() => <Notes />}</ProfileFrame>
}
