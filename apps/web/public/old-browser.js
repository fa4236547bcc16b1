// Shows the sentence of old-browser.ts in browsers below the floor. Must run where nothing else of ours does: ES5, no
// module, and inline styles, since such browsers ignore style layers.
function tellOldBrowser() {
  var note = document.getElementById('old-browser')
  var css = window.CSS
  var isNew = false
  // The floor is the later of: registered properties (Firefox 128, Safari 16.4), mixed colours (Chrome 111).
  if (css) if (css.registerProperty) isNew = css.supports('color', 'color-mix(in srgb, red, red)')
  if (isNew) return
  note.style.cssText =
    'padding:16px 20px;border-bottom:3px solid #a8431f;background:#fff;color:#1c1a17;font:18px/1.5 Georgia,serif'
  note.removeAttribute('hidden')
}
tellOldBrowser()
