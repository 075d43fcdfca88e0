export const messages = {
  columns: { number: 'Number', sent_at: 'Time', author: 'Author', text: 'Message', meant: 'For' },
  deleted: '(deleted)',
}
