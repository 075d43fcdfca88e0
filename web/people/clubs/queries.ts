import { clubLogo, getClub } from '#contract/people/clubs.ts'
import { fetchFile, query } from '../../api/api.ts'

export const clubQuery = (id: number) => query(getClub, { params: { id } })

/** The picture of a club as an address the browser can show; the key changes with the picture. */
export const logoQuery = (id: number, logo: string | null) => ({
  queryKey: ['club-logo', id, logo] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    URL.createObjectURL(
      await fetchFile(
        clubLogo,
        { params: { id }, query: { ...(logo !== null && { v: logo }) } },
        { signal },
      ),
    ),
  enabled: logo !== null,
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
})
