import { contract } from "@vitrine/contract";
import { exportFileName, type ExportFormat } from "@vitrine/model";
import { downloadFile } from "./download-file.ts";

/**
 * Loads a website as a file.
 * @throws ApiError as every call of the API
 */
export async function downloadExport(websiteId: number, format: ExportFormat): Promise<void> {
  const input = { params: { id: websiteId }, query: { format } };
  await downloadFile(contract.websites.exportWebsite, input, exportFileName(websiteId, format));
}
