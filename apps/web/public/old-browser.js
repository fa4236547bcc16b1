// Shows the sentence of old-browser.ts where a browser is below the floor. It has to run where nothing else of ours
// does: words of 2009, no module, and its look set from here, since such a browser passes over the layers of a style.
function tellOldBrowser() {
  var note = document.getElementById('old-browser')
  var css = window.CSS
  var isNew = false
  // The floor is where the later of two came: declared properties (Firefox 128, Safari 16.4), mixed colours (Chrome 111).
  if (css) if (css.registerProperty) isNew = css.supports('color', 'color-mix(in srgb, red, red)')
  if (isNew) return
  note.style.cssText =
    'padding:16px 20px;border-bottom:3px solid #a8431f;background:#fff;color:#1c1a17;font:18px/1.5 Georgia,serif'
  note.removeAttribute('hidden')
}
tellOldBrowser()
