import { NO_DATA } from '../format/no-data.ts'

/** A dash that says why there is no value. It is one element, because a table has thousands. */
export const MissingValue = ({ why }: { why: string }) => (
  <span role="img" aria-label={why} title={why}>
    {NO_DATA}
  </span>
)
