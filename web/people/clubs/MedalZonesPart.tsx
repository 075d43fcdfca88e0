import { ClubForm } from './ClubForm.tsx'
import { MedalZones } from './MedalZones.tsx'

/** The zones in percent of gold medal speed, of rowing and of paddling. */
export const MedalZonesPart = () => (
  <ClubForm>
    {(fields) => (
      <>
        <MedalZones sport="rowing" {...fields} />
        <MedalZones sport="paddling" {...fields} />
      </>
    )}
  </ClubForm>
)
