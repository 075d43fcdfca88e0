import { ClubForm } from './ClubForm.tsx'
import { MinorsField } from './MinorsField.tsx'

/** What coaches see of the members under 18. */
export const MinorsPart = () => <ClubForm>{(fields) => <MinorsField {...fields} />}</ClubForm>
