import { useMediaQuery } from '@mantine/hooks'

/** Below this width bars and lists replace columns and tables. */
export const PHONE_QUERY = '(max-width: 47.99em)'

export const usePhone = () => useMediaQuery(PHONE_QUERY, false, { getInitialValueInEffect: false })
