import { ContactFacts } from './ContactFacts.tsx'
import { HeartRateZones } from './HeartRateZones.tsx'
import { LastCrews } from './LastCrews.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'
import classes from './profiles.module.css'
import { Races } from './Races.tsx'
import { RecentTraining } from './RecentTraining.tsx'

/** One person: recent training, contact, crews, heart-rate zones. */
export function ProfilePage() {
  return (
    <ProfileFrame>
      {(profile) => (
        <div className={classes.columns}>
          <div>
            <RecentTraining userId={profile.user_id} />
            <Races userId={profile.user_id} />
          </div>
          <div className={classes.aside}>
            <ContactFacts profile={profile} />
            <LastCrews crews={profile.crews} />
            <HeartRateZones profile={profile} />
          </div>
        </div>
      )}
    </ProfileFrame>
  )
}
