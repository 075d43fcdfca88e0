import { useMediaQuery } from '@mantine/hooks'

/** Whether somebody asked their device for little motion. */
export const usePrefersStill = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)')
