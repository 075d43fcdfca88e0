import { ClubForm } from './ClubForm.tsx'
import { EtsFactors } from './EtsFactors.tsx'
import { TrainingFields } from './TrainingFields.tsx'

/** The load a club speaks of, its words, and the colours of its calendar. */
export const TrainingPart = () => (
  <ClubForm>
    {(fields) => (
      <>
        <TrainingFields {...fields} />
        <EtsFactors {...fields} />
      </>
    )}
  </ClubForm>
)
