/** The reference of the language as a page of the site, beside the game's: plain HTML, with a search. */
import { policyTag } from './page-policy.ts'
import type { Word } from './src/language/reference/index.ts'
import { words } from './src/raid/reference.ts'

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const field = ({ name, takes, needed, about }: Word['fields'][number]): string =>
  `<li><code>${safe(name)}</code>${needed ? '' : ' (optional)'}: ${safe(about)} <small>${safe(takes)}</small></li>`

const entry = ({ id, word, about, rule, fields, example, english }: Word): string =>
  `<article id="${id}"><h3><a href="#${id}">${safe(word)}</a></h3><p>${safe(about)}${rule ? ` <small>Rule ${rule}</small>` : ''}</p>${
    fields.length > 0 ? `<ul>${fields.map(field).join('')}</ul>` : ''
  }<pre tabindex="0"><code>${safe(JSON.stringify(example, null, 1))}</code></pre>${english ? `<blockquote>${safe(english).replaceAll('\n', '<br>')}</blockquote>` : ''}</article>`

const group = (kind: string, all: readonly Word[]): string =>
  `<section><h2>${safe(kind)}</h2>${all.map(entry).join('\n')}</section>`

export function referencePage(): string {
  const all = words()
  const kinds = [...new Set(all.map(({ kind }) => kind))]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">${policyTag}<meta name="viewport" content="width=device-width, initial-scale=1">
<title>For designers: every word</title><link rel="stylesheet" href="reference.css"><script src="reference.js" defer></script></head>
<body><main><p><a href="./">Back to the game</a></p><h1>Every word of cards and raids</h1>
<p><label>Search <input type="search" id="search-words"></label> <output for="search-words" id="words-found" role="status"></output></p>
${kinds
  .map((kind) =>
    group(
      kind,
      all.filter((word) => word.kind === kind),
    ),
  )
  .join('\n')}
</main></body></html>
`
}

export const referenceStyle = `body{margin:0;background:#14110f;color:#efe6d8;font:1rem/1.5 system-ui,sans-serif}
main{max-width:48rem;margin:auto;padding:1rem}a{color:#f2c46d}h2{border-bottom:1px solid #6b5a45}h2::first-letter{text-transform:uppercase}
h3{margin:1.5rem 0 0}pre{overflow-x:auto;background:#221c18;padding:.5rem}small{color:#c9b9a3}p{margin:.25rem 0}
input{font:inherit;max-width:100%;padding:.25rem}blockquote{margin:.5rem 0;padding-left:.75rem;border-left:3px solid #6b5a45}
`

/** Shows the words that have what is searched for, in whatever part. */
export const referenceScript = `const search=document.getElementById('search-words'),found=document.getElementById('words-found')
const all=[...document.querySelectorAll('article')].map(part=>[part,part.textContent.toLowerCase()])
search.addEventListener('input',()=>{
const wanted=search.value.trim().toLowerCase();let n=0
for(const[part,text]of all){part.hidden=!text.includes(wanted);if(!part.hidden)n++}
for(const part of document.querySelectorAll('section'))part.hidden=!part.querySelector('article:not([hidden])')
found.textContent=wanted?n+' found':''
})
`
