import type { ButtonProps } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ApiOptions } from '../../api/api.ts'
import { ProvenButton } from './ProvenButton.tsx'

/** Asks for the address of an archive; with the code of who has a second step. */
type AskLink = (body: { otp?: string }, options?: ApiOptions) => Promise<{ data: { path: string } }>

type DownloadProps = ButtonProps & { link: AskLink; children: string }

/**
 * Downloads an archive of data, by the browser itself, which can resume it: an archive may be far
 * too big to hold.
 */
export const DownloadButton = ({ link, ...button }: DownloadProps) => (
  <ProvenButton
    {...button}
    leftSection={<IconDownload size={18} aria-hidden />}
    send={link}
    onDone={({ data }) => window.location.assign(data.path)}
  />
)
