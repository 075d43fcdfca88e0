import { FileInput } from '@mantine/core'
import { IconFile, IconPhoto } from '@tabler/icons-react'
import { DOCUMENT_ENDINGS } from '#domain/wall/documents.ts'

type Props = {
  label: string
  placeholder: string
  value: File | null
  onChange: (file: File | null) => void
}

/** Takes one photograph of a kind that is stored. */
export const PhotoField = (field: Props) => (
  <FileInput
    {...field}
    accept="image/jpeg,image/png,image/webp,image/gif"
    leftSection={<IconPhoto size={18} />}
  />
)

/** Takes a PDF or a file of an office program. */
export const DocumentField = (field: Props) => (
  <FileInput
    {...field}
    accept={DOCUMENT_ENDINGS.map((ending) => `.${ending}`).join(',')}
    leftSection={<IconFile size={18} />}
  />
)
