import './picture.css';

/** The studio on a slow afternoon. Its colours are the page's, so it has an evening too. */
export function StudioPicture() {
  return (
    <svg
      className="picture"
      viewBox="0 0 480 300"
      role="img"
      aria-label="A shelf of cups and bowls beside a window, and a vase with a twig"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect className="picture__wall" width="480" height="300" />
      <path className="picture__beam" d="M64 206V112a52 52 0 0 1 104 0v94l96 94H160z" />
      <path className="picture__sky" d="M64 206V112a52 52 0 0 1 104 0v94z" />
      <circle className="picture__sun" cx="130" cy="132" r="22" />
      <path className="picture__frame" d="M64 206V112a52 52 0 0 1 104 0v94zM116 60v146M64 140h104" />

      <g transform="translate(0 -26)">
        <rect className="picture__wood" x="222" y="116" width="214" height="7" rx="2" />
        <path className="picture__slip" d="M242 116c-5-8-6-16-6-24h34c0 8-1 16-6 24z" />
        <path className="picture__slip-handle" d="M269 97c10-2 12 11-2 13" />
        <path className="picture__clay" d="M290 116c-10-4-14-12-15-20h58c-1 8-5 16-15 20z" transform="translate(6 0)" />
        <path className="picture__glaze" d="M294 96c-9-4-12-9-13-15h46c-1 6-4 11-13 15z" transform="translate(6 0)" />
        <path className="picture__moss" d="M372 116c-16-10-18-34-2-44l-1-18h18l-1 18c16 10 14 34-2 44z" />
        <path className="picture__slip" d="M404 116c-3-6-4-12-4-18h28c0 6-1 12-4 18z" />
      </g>

      <rect className="picture__table" y="248" width="480" height="52" />
      <rect className="picture__wood" y="244" width="480" height="6" />
      <path className="picture__moss" d="M196 244c-26-3-38-17-41-35h98c-3 18-15 32-41 35z" />
      <ellipse className="picture__hollow" cx="204" cy="209" rx="49" ry="7" />
      <g transform="translate(98 44) scale(0.72)">
        <path className="picture__twig" d="M352 156c-2-26 4-44 16-64M353 132c-8-6-13-14-15-24M356 116c8-2 14-7 18-14" />
        <path
          className="picture__leaf"
          d="M368 92c-1-9 3-15 10-18 2 8-2 15-10 18zM338 108c-7-4-9-10-8-17 7 3 10 9 8 17zM374 102c5-6 11-8 18-6-3 7-10 9-18 6zM352 122c-9-1-13-6-15-12 8-1 13 4 15 12z"
        />
      </g>
      <path className="picture__clay" d="M330 244c-26-20-26-58 8-72l-4-20h36l-4 20c34 14 34 52 8 72z" />
      <path
        className="picture__glaze"
        d="M314 202c4-13 12-24 24-30l-4-20h36l-4 20c12 6 20 17 24 30-7 14-15 2-23 9-8 8-12 14-19 6s-13 3-19-3-8 2-15-12z"
      />
      <path className="picture__slip" d="M424 244c-9-5-13-14-13-28h44c0 14-4 23-13 28z" />
    </svg>
  );
}
