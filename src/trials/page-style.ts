/** The look of the report's page: the game's dark ground, its charts in a color-blind reader's palette. */
export const style = `
:root { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem clamp(1rem, 4vw, 3rem) 4rem; color: #eadcc0; background: #120d0a linear-gradient(#241a13, #120d0a 40rem) no-repeat; font: 1rem/1.5 Georgia, "Times New Roman", serif; }
header, main { max-width: 84rem; margin: 0 auto; }
h1 { margin: 0; font-size: clamp(1.6rem, 4vw, 2.4rem); color: #ffd98a; }
h2, summary { margin: 0 0 .8rem; font-size: 1.25rem; color: #ffd98a; }
.source { margin: .2rem 0 1.2rem; color: #b8a784; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); gap: .8rem; margin: 0 0 1.5rem; }
dl div, section, details { padding: 1rem 1.2rem; background: #1d1610; border: 1px solid #4a3d30; border-radius: 8px; }
dt { color: #b8a784; }
dd { margin: 0; font-size: 1.25rem; }
section, details { margin: 0 0 1rem; }
.pair { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.2rem; align-items: start; }
.pair:has(.charts) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
.charts { display: grid; gap: 1rem; }
figure { margin: 0; }
figure svg { display: block; width: 100%; height: auto; }
figcaption { color: #b8a784; font-size: .9rem; }
.narrow { display: none; }
.table { overflow: auto; max-height: 34rem; }
.table:focus-visible, summary:focus-visible { outline: 2px solid #ffd98a; outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; font-size: .92rem; font-variant-numeric: tabular-nums; }
thead th { position: sticky; top: 0; background: #2b211a; color: #d8c69f; font-weight: normal; }
th, td { padding: .3rem .45rem; text-align: right; white-space: nowrap; border-bottom: 1px solid #33291f; }
th:first-child { text-align: left; white-space: normal; }
tbody th { font-weight: normal; min-width: 7rem; }
summary { margin: 0; cursor: pointer; }
details[open] summary { margin-bottom: .8rem; }
.notes ul { margin: 0; padding-left: 1.2rem; max-width: 60rem; }
@media (max-width: 60rem) { .pair:has(.charts) { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 34rem) {
  .wide { display: none; }
  .narrow { display: block; }
  dl div, section, details { padding: .8rem; }
  dl { grid-template-columns: 1fr 1fr; }
  th, td { padding: .3rem .4rem; }
}
`
