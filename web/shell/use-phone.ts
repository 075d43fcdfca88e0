import { useMediaQuery } from '@mantine/hooks'

/** Whether the screen is phone-sized: bottom bar, one column, lists instead of tables. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false }) ?? false
