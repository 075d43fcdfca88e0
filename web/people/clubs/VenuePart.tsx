import { ClubForm } from './ClubForm.tsx'
import { VenueFields } from './VenueFields.tsx'

/** Where the club trains. */
export const VenuePart = () => <ClubForm>{(fields) => <VenueFields {...fields} />}</ClubForm>
