import { sortedBy } from '../../list/filters.ts'
import type { ListWords } from '../../list/columns.tsx'

type Sort =
  | 'id'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'created_at'
  | 'name'
  | 'country'
  | 'plan'
  | 'next_bill_date'

/** The field to sort by, rising or falling. */
export const sortFilter = <const S extends Sort>(fields: readonly S[]) =>
  sortedBy<S, ListWords<'admin'>>(
    ({ t }) => t('filter.sort'),
    fields,
    (field: Sort, { t }) => t(`sorts.${field}`),
    (field, { t }) => t('filter.falling', { field }),
  )
