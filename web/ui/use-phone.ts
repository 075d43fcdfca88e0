import { useMediaQuery } from '@mantine/hooks'

/** Below this width bars and lists replace columns and tables. */
export const PHONE_QUERY = '(max-width: 47.99em)'

export const usePhone = () => useMediaQuery(PHONE_QUERY, false, { getInitialValueInEffect: false })

/** A tablet, on which two things that are looked at together stand together. */
const TABLET_QUERY = '(min-width: 48em) and (max-width: 79.99em)'

export const useTablet = () =>
  useMediaQuery(TABLET_QUERY, false, { getInitialValueInEffect: false })
