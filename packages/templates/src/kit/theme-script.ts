/** Remembers the theme a visitor chose. */
export const themeScript = `(()=>{try{let k="vitrine-theme",r=[...document.querySelectorAll('input[name="theme"]')],s=localStorage.getItem(k);for(let i of r){if(i.value===s)i.checked=true;i.addEventListener("change",()=>localStorage.setItem(k,i.value))}}catch{}})();\n`;
