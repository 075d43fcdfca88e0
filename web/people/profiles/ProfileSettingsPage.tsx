import { recountZones, type Profile } from '#contract/people/profiles.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'
import { RecountZones } from './RecountZones.tsx'

const mayEdit = (profile: Profile) => profile.can_edit

/** Birthday, contact, heart rate and zones of oneself, or of somebody whose data one keeps. */
export function ProfileSettingsPage() {
  const viewer = useViewer()
  return (
    <ProfileFrame opens={mayEdit}>
      {({ user_id, is_self, person, side, zones }) =>
        person && (
          <>
            <ProfileForm
              key={JSON.stringify([person, side])}
              userId={user_id}
              own={is_self}
              person={person}
              side={side}
              {...(zones && { shownBounds: zones.bounds })}
            />
            {can(recountZones.access, viewer) && <RecountZones userId={user_id} />}
          </>
        )
      }
    </ProfileFrame>
  )
}
