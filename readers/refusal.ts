export type RefusalCode =
  | 'empty_file'
  | 'unknown_format'
  | 'archive_not_supported'
  | 'spreadsheet'
  | 'nested_archive'
  | 'archive_without_activity'
  | 'beside_activities'
  | 'too_many_members'
  | 'method_not_supported'
  | 'encrypted'
  | 'unsafe_path'
  | 'too_large'
  | 'file_damaged'
  | 'unknown_version'
  | 'tiff_image'
  | 'not_an_activity'
  | 'mornings_only'
  | 'no_mornings'
  | 'no_records'
  | 'summary_only'
  | 'implausible'
  | 'xml_doctype'
  | 'xml_too_deep'
  | 'timed_out'
  | 'reader_failed'

/**
 * The whole file cannot be read. This carries only a code: the words are up to the code that shows
 * it.
 */
export class FileRefusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode) {
    super(code)
    this.name = 'FileRefusal'
    this.code = code
  }
}
