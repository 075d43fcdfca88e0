export const pdf = { page: '第 {page} 页，共 {pages} 页' }
